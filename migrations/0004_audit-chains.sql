CREATE TABLE "audit_chains" (
	"chain" smallint PRIMARY KEY NOT NULL,
	"sequence" bigint DEFAULT 0 NOT NULL,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "subject_user_id" integer;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "subject_patient_id" integer;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "result" text DEFAULT 'ok' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "chain" smallint;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "sequence" bigint;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "hash" "bytea";--> statement-breakpoint
CREATE INDEX "audit_events_subject_idx" ON "audit_events" USING btree ("subject_user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_events_chain_idx" ON "audit_events" USING btree ("chain","sequence");--> statement-breakpoint
INSERT INTO "audit_chains" ("chain", "hash") SELECT "chain", '' FROM generate_series(0, 15) AS "chain";--> statement-breakpoint
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The audit trail can only grow.' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_events_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
