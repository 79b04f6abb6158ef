CREATE TABLE "appointment_series" (
	"id" uuid PRIMARY KEY NOT NULL,
	"therapist_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"origin_id" uuid NOT NULL,
	"extends_id" uuid,
	"by" text NOT NULL,
	"weeks" integer NOT NULL,
	"times" integer NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"status" text DEFAULT 'proposed' NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answer_by" timestamp (3) with time zone NOT NULL,
	"told" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "appointment_series_client_id" UNIQUE("therapist_id","user_id","client_id")
);
--> statement-breakpoint
ALTER TABLE "appointment_events" ADD COLUMN "series" jsonb;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "series_id" uuid;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "series_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "appointment_series" ADD CONSTRAINT "appointment_series_therapist_id_therapists_id_fk" FOREIGN KEY ("therapist_id") REFERENCES "public"."therapists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_series" ADD CONSTRAINT "appointment_series_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_series_origin" ON "appointment_series" USING btree ("origin_id");--> statement-breakpoint
CREATE INDEX "appointment_series_user" ON "appointment_series" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "appointment_series_answer_by" ON "appointment_series" USING btree ("answer_by") WHERE status = 'proposed';--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_series_id_appointment_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."appointment_series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_series" ON "appointments" USING btree ("series_id","starts") WHERE series_id IS NOT NULL;