ALTER TABLE "booking_handles" ADD COLUMN "look" text;--> statement-breakpoint
ALTER TABLE "therapists" ADD COLUMN "username_look" "bytea";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "username_look" "bytea";--> statement-breakpoint
CREATE UNIQUE INDEX "therapists_username_look" ON "therapists" USING btree ("username_look");--> statement-breakpoint
CREATE INDEX "therapists_without_look" ON "therapists" USING btree ("id") WHERE "therapists"."username_look" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_look" ON "users" USING btree ("username_look");--> statement-breakpoint
CREATE INDEX "users_without_look" ON "users" USING btree ("id") WHERE "users"."username_look" IS NULL;--> statement-breakpoint
-- Names of one therapist may look alike, those of two may not.
ALTER TABLE "booking_handles" ADD CONSTRAINT "booking_handles_look" EXCLUDE USING gist ("look" WITH =, "therapist_id" WITH <>);
--> statement-breakpoint
DROP TRIGGER "emptied_by_update" ON "booking_handles";
--> statement-breakpoint
CREATE TRIGGER "emptied_by_update" AFTER UPDATE ON "booking_handles" FOR EACH ROW WHEN ((OLD."handle", OLD."look") IS DISTINCT FROM (NEW."handle", NEW."look")) EXECUTE FUNCTION "note_emptied"();
