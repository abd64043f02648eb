CREATE TABLE "analysis_shares" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "analysis_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"analysis_id" integer NOT NULL,
	"with_user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "patient_consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "patient_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"patient_id" integer NOT NULL,
	"kind" text NOT NULL,
	"given" boolean NOT NULL,
	"how" text NOT NULL,
	"recorded_by_user_id" integer,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "patient_consents_kind" CHECK ("patient_consents"."kind" IN ('calls', 'emails'))
);
--> statement-breakpoint
CREATE TABLE "patients_kept_apart" (
	"manual_id" integer NOT NULL,
	"linked_id" integer NOT NULL,
	CONSTRAINT "patients_kept_apart_manual_id_linked_id_pk" PRIMARY KEY("manual_id","linked_id")
);
--> statement-breakpoint
DROP INDEX "patients_provider_idx";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mail_analysis_ready" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mail_patient_linked" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "patient_user_id" integer;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "search_text" text NOT NULL;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "removal" jsonb;--> statement-breakpoint
ALTER TABLE "analysis_shares" ADD CONSTRAINT "analysis_shares_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_shares" ADD CONSTRAINT "analysis_shares_with_user_id_users_id_fk" FOREIGN KEY ("with_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_consents" ADD CONSTRAINT "patient_consents_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_consents" ADD CONSTRAINT "patient_consents_recorded_by_user_id_users_id_fk" FOREIGN KEY ("recorded_by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patients_kept_apart" ADD CONSTRAINT "patients_kept_apart_manual_id_patients_id_fk" FOREIGN KEY ("manual_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patients_kept_apart" ADD CONSTRAINT "patients_kept_apart_linked_id_patients_id_fk" FOREIGN KEY ("linked_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "analysis_shares_pair_idx" ON "analysis_shares" USING btree ("analysis_id","with_user_id");--> statement-breakpoint
CREATE INDEX "analysis_shares_with_idx" ON "analysis_shares" USING btree ("with_user_id","analysis_id");--> statement-breakpoint
CREATE INDEX "patient_consents_newest_idx" ON "patient_consents" USING btree ("patient_id","kind","recorded_at","id");--> statement-breakpoint
CREATE INDEX "patient_consents_recorder_idx" ON "patient_consents" USING btree ("recorded_by_user_id");--> statement-breakpoint
CREATE INDEX "patients_kept_apart_linked_idx" ON "patients_kept_apart" USING btree ("linked_id");--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patients_patient_user_id_users_id_fk" FOREIGN KEY ("patient_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "patients_roster_idx" ON "patients" USING btree ("provider_id","search_text","id") WHERE "patients"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "patients_email_idx" ON "patients" USING btree ("provider_id","email") WHERE "patients"."deleted_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "patients_account_idx" ON "patients" USING btree ("provider_id","patient_user_id") WHERE "patients"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "patients_patient_user_idx" ON "patients" USING btree ("patient_user_id");--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patients_email_lower_case" CHECK ("patients"."email" = lower("patients"."email"));