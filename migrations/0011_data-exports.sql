CREATE TABLE "data_exports" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"made_at" timestamp with time zone,
	"size" integer,
	"bytes" "bytea",
	CONSTRAINT "data_exports_state" CHECK ("data_exports"."state" IN ('preparing', 'ready', 'failed')),
	CONSTRAINT "data_exports_ready_has_file" CHECK (("data_exports"."state" = 'ready') = ("data_exports"."bytes" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;