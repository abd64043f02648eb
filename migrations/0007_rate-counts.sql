CREATE UNLOGGED TABLE "rate_counts" (
	"key" varchar(150) PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rate_counts_ends_idx" ON "rate_counts" USING btree ("ends_at");