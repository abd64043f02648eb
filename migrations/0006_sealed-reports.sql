CREATE TABLE "sealing_pending" (
	"table_name" text NOT NULL,
	"column_name" text NOT NULL,
	CONSTRAINT "sealing_pending_table_name_column_name_pk" PRIMARY KEY("table_name","column_name")
);
--> statement-breakpoint
ALTER TABLE "analyses" ALTER COLUMN "findings" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "analyses" ALTER COLUMN "findings" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "analyses" ALTER COLUMN "key_points" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "analyses" ALTER COLUMN "key_points" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "analyses" ALTER COLUMN "recommendations" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "analyses" ALTER COLUMN "recommendations" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "analyses"
	ALTER COLUMN "report_text" SET DATA TYPE bytea USING convert_to("report_text"::text, 'UTF8'),
	ALTER COLUMN "title" SET DATA TYPE bytea USING convert_to("title"::text, 'UTF8'),
	ALTER COLUMN "summary" SET DATA TYPE bytea USING convert_to("summary"::text, 'UTF8'),
	ALTER COLUMN "findings" SET DATA TYPE bytea USING convert_to("findings"::text, 'UTF8'),
	ALTER COLUMN "key_points" SET DATA TYPE bytea USING convert_to("key_points"::text, 'UTF8'),
	ALTER COLUMN "recommendations" SET DATA TYPE bytea USING convert_to("recommendations"::text, 'UTF8'),
	ALTER COLUMN "confidence_details" SET DATA TYPE bytea USING convert_to("confidence_details"::text, 'UTF8'),
	ALTER COLUMN "analysis_data" SET DATA TYPE bytea USING convert_to("analysis_data"::text, 'UTF8');
--> statement-breakpoint
INSERT INTO "sealing_pending" ("table_name", "column_name") VALUES
	('analyses', 'report_text'),
	('analyses', 'title'),
	('analyses', 'summary'),
	('analyses', 'findings'),
	('analyses', 'key_points'),
	('analyses', 'recommendations'),
	('analyses', 'confidence_details'),
	('analyses', 'analysis_data'),
	('analysis_uploads', 'bytes'),
	('users', 'two_step_secret');
