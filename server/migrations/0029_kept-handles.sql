CREATE TABLE "booking_handles" (
	"handle" text PRIMARY KEY NOT NULL,
	"therapist_id" uuid NOT NULL,
	"given_up_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "ended_handles" (
	"handle_index" "bytea" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "calendars_former_handle";--> statement-breakpoint
ALTER TABLE "booking_handles" ADD CONSTRAINT "booking_handles_therapist_id_therapists_id_fk" FOREIGN KEY ("therapist_id") REFERENCES "public"."therapists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_handles_therapist" ON "booking_handles" USING btree ("therapist_id");--> statement-breakpoint
INSERT INTO "booking_handles" ("handle", "therapist_id")
	SELECT "handle", "therapist_id" FROM "calendars"
	WHERE "handle" IS NOT NULL AND "therapist_id" IN (SELECT "id" FROM "therapists");--> statement-breakpoint
INSERT INTO "booking_handles" ("handle", "therapist_id", "given_up_at")
	SELECT "former_handle", "therapist_id", now() FROM "calendars"
	WHERE "former_handle" IS NOT NULL AND "therapist_id" IN (SELECT "id" FROM "therapists")
	ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "calendars" DROP COLUMN "former_handle";