CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reporter_model" text NOT NULL,
	"reported_id" uuid NOT NULL,
	"reported_model" text NOT NULL,
	"reason" text NOT NULL,
	"body" "bytea" NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "danger" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "a_stop" text;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "b_stop" text;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "unanswered" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "therapists" ADD COLUMN "shown_email" text;--> statement-breakpoint
ALTER TABLE "therapists" ADD COLUMN "shown_phone" text;--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "reports_reported" ON "reports" USING btree ("reported_id");