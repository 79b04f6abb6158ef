CREATE TABLE "agenda_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"by" text NOT NULL,
	"body" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appointment_answers" (
	"appointment_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"body" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appointment_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"appointment_id" uuid NOT NULL,
	"therapist_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"what" text NOT NULL,
	"by" text NOT NULL,
	"date" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"starts" timestamp (3) with time zone NOT NULL,
	"ends" timestamp (3) with time zone NOT NULL,
	"before" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "appointment_reasons" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"body" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"therapist_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"client_id" uuid,
	"kind" text NOT NULL,
	"format" text NOT NULL,
	"free" boolean NOT NULL,
	"status" text NOT NULL,
	"starts" timestamp (3) with time zone NOT NULL,
	"ends" timestamp (3) with time zone NOT NULL,
	"held_until" timestamp (3) with time zone NOT NULL,
	"patient_zone" text NOT NULL,
	"therapist_zone" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"answer_by" timestamp (3) with time zone,
	"free_cancellation_hours" integer NOT NULL,
	"requested_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"asked" boolean DEFAULT true NOT NULL,
	"no_show_by" text,
	"contested" boolean DEFAULT false NOT NULL,
	CONSTRAINT "appointments_client_id" UNIQUE("user_id","client_id"),
	CONSTRAINT "appointments_order" CHECK ("appointments"."starts" < "appointments"."ends" AND "appointments"."ends" <= "appointments"."held_until")
);
--> statement-breakpoint
CREATE TABLE "appointment_reminders" (
	"appointment_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "appointment_reminders_appointment_id_person_id_kind_pk" PRIMARY KEY("appointment_id","person_id","kind")
);
--> statement-breakpoint
CREATE TABLE "waiting_places" (
	"therapist_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"format" text,
	"patient_zone" text NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waiting_places_therapist_id_user_id_pk" PRIMARY KEY("therapist_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "calendar_exceptions" (
	"therapist_id" uuid NOT NULL,
	"day" date NOT NULL,
	"hours" jsonb NOT NULL,
	CONSTRAINT "calendar_exceptions_therapist_id_day_pk" PRIMARY KEY("therapist_id","day")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"therapist_id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_secret" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "calendar_places" (
	"therapist_id" uuid PRIMARY KEY NOT NULL,
	"body" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendars" (
	"therapist_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"kinds" jsonb NOT NULL,
	"weekly" jsonb NOT NULL,
	"buffer_minutes" integer NOT NULL,
	"notice_hours" integer NOT NULL,
	"ahead_days" integer NOT NULL,
	"by_hand" boolean NOT NULL,
	"free_cancellation_hours" integer NOT NULL,
	"names_in_calendars" boolean NOT NULL,
	CONSTRAINT "calendars_buffer" CHECK ("calendars"."buffer_minutes" BETWEEN 0 AND 60)
);
--> statement-breakpoint
CREATE TABLE "next_free_times" (
	"therapist_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone,
	"kind" text,
	"away_from" date,
	"away_until" date,
	"stale_at" timestamp with time zone DEFAULT 'epoch' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "next_free_times_whole" CHECK (("next_free_times"."at" IS NULL) = ("next_free_times"."kind" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "mail_settings" ADD COLUMN "remind_day" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_settings" ADD COLUMN "remind_hour" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "agenda_items" ADD CONSTRAINT "agenda_items_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_answers" ADD CONSTRAINT "appointment_answers_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_answers" ADD CONSTRAINT "appointment_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_events" ADD CONSTRAINT "appointment_events_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_events" ADD CONSTRAINT "appointment_events_therapist_id_therapists_id_fk" FOREIGN KEY ("therapist_id") REFERENCES "public"."therapists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_events" ADD CONSTRAINT "appointment_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_reasons" ADD CONSTRAINT "appointment_reasons_event_id_appointment_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."appointment_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_reasons" ADD CONSTRAINT "appointment_reasons_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_therapist_id_therapists_id_fk" FOREIGN KEY ("therapist_id") REFERENCES "public"."therapists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_reminders" ADD CONSTRAINT "appointment_reminders_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_places" ADD CONSTRAINT "waiting_places_therapist_id_therapists_id_fk" FOREIGN KEY ("therapist_id") REFERENCES "public"."therapists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_places" ADD CONSTRAINT "waiting_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_exceptions" ADD CONSTRAINT "calendar_exceptions_therapist_id_therapists_id_fk" FOREIGN KEY ("therapist_id") REFERENCES "public"."therapists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_therapist_id_therapists_id_fk" FOREIGN KEY ("therapist_id") REFERENCES "public"."therapists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_places" ADD CONSTRAINT "calendar_places_therapist_id_therapists_id_fk" FOREIGN KEY ("therapist_id") REFERENCES "public"."therapists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendars" ADD CONSTRAINT "calendars_therapist_id_therapists_id_fk" FOREIGN KEY ("therapist_id") REFERENCES "public"."therapists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "next_free_times" ADD CONSTRAINT "next_free_times_therapist_id_therapists_id_fk" FOREIGN KEY ("therapist_id") REFERENCES "public"."therapists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agenda_items_appointment" ON "agenda_items" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "appointment_answers_user" ON "appointment_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "appointment_events_appointment" ON "appointment_events" USING btree ("appointment_id","date");--> statement-breakpoint
CREATE INDEX "appointment_events_pair" ON "appointment_events" USING btree ("therapist_id","user_id","date","id");--> statement-breakpoint
CREATE INDEX "appointment_events_user" ON "appointment_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "appointment_reasons_appointment" ON "appointment_reasons" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "appointment_reasons_person" ON "appointment_reasons" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "appointments_therapist" ON "appointments" USING btree ("therapist_id","starts");--> statement-breakpoint
CREATE INDEX "appointments_user" ON "appointments" USING btree ("user_id","starts");--> statement-breakpoint
CREATE INDEX "appointments_answer_by" ON "appointments" USING btree ("answer_by") WHERE answer_by IS NOT NULL;--> statement-breakpoint
CREATE INDEX "appointment_reminders_due_at" ON "appointment_reminders" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "appointment_reminders_person" ON "appointment_reminders" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "waiting_places_user" ON "waiting_places" USING btree ("user_id");--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- What decides who gets a time: of two that overlap the database takes one.
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_of_therapist" EXCLUDE USING gist ("therapist_id" WITH =, tstzrange("starts", "held_until") WITH &&) WHERE ("status" IN ('offered', 'requested', 'confirmed'));
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_of_patient" EXCLUDE USING gist ("user_id" WITH =, tstzrange("starts", "ends") WITH &&) WHERE ("status" IN ('requested', 'confirmed'));
