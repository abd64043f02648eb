CREATE TABLE "analysis_ratings" (
	"analysis_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"clear" boolean NOT NULL,
	"rated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "analysis_ratings_analysis_id_user_id_pk" PRIMARY KEY("analysis_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "analysis_ratings" ADD CONSTRAINT "analysis_ratings_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_ratings" ADD CONSTRAINT "analysis_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;