CREATE TABLE "mail_settings" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"pace" text DEFAULT 'after-10-minutes' NOT NULL,
	"quiet_from" text DEFAULT '21:00',
	"quiet_to" text DEFAULT '08:00',
	"morning" boolean DEFAULT true NOT NULL,
	"time_zone" text,
	"seen_at" timestamp with time zone,
	"morning_at" timestamp with time zone,
	CONSTRAINT "mail_settings_quiet" CHECK (("mail_settings"."quiet_from" IS NULL) = ("mail_settings"."quiet_to" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"mail_at" timestamp with time zone,
	"mailed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mail_settings_morning_at" ON "mail_settings" USING btree ("morning_at");--> statement-breakpoint
CREATE INDEX "notifications_person" ON "notifications" USING btree ("person_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_subject" ON "notifications" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "notifications_at" ON "notifications" USING btree ("at");--> statement-breakpoint
CREATE INDEX "notifications_mail_at" ON "notifications" USING btree ("mail_at") WHERE mail_at IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_conversation" ON "notifications" USING btree ("person_id","subject_id") WHERE kind IN ('message', 'answer', 'decline');