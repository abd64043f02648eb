ALTER TABLE "analyses"
	ALTER COLUMN "filename" SET DATA TYPE bytea USING convert_to("filename"::text, 'UTF8'),
	ALTER COLUMN "original_name" SET DATA TYPE bytea USING convert_to("original_name"::text, 'UTF8');
--> statement-breakpoint
INSERT INTO "sealing_pending" ("table_name", "column_name") VALUES
	('analyses', 'filename'),
	('analyses', 'original_name')
ON CONFLICT DO NOTHING;
--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "with_user_id" integer;
--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "typed_by_provider" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
UPDATE "patients" SET "typed_by_provider" = true
WHERE "patient_user_id" IS NULL OR EXISTS (
	SELECT 1 FROM "audit_events"
	WHERE "object_type" = 'patient' AND "object_id" = "patients"."id" AND "verb" IN ('add', 'change') AND "result" = 'ok'
);
