CREATE TABLE "room_guests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"therapist_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"by" text NOT NULL,
	"name" "bytea" NOT NULL,
	"secret_hash" text NOT NULL,
	"opened_at" timestamp with time zone,
	"invited_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "room_guests_secret_hash" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "room_guests" ADD CONSTRAINT "room_guests_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_guests" ADD CONSTRAINT "room_guests_therapist_id_therapists_id_fk" FOREIGN KEY ("therapist_id") REFERENCES "public"."therapists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_guests" ADD CONSTRAINT "room_guests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_guests_appointment" ON "room_guests" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "room_guests_user" ON "room_guests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "room_guests_therapist" ON "room_guests" USING btree ("therapist_id");