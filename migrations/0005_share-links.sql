CREATE TABLE "analysis_share_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "analysis_share_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"analysis_id" integer NOT NULL,
	"token_hash" varchar(64) NOT NULL,
	"wrong_dates" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_opened_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "analysis_share_links" ADD CONSTRAINT "analysis_share_links_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "analysis_share_links_token_idx" ON "analysis_share_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "analysis_share_links_analysis_idx" ON "analysis_share_links" USING btree ("analysis_id");