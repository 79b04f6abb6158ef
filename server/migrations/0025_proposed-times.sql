ALTER TABLE "appointments" ADD COLUMN "proposed_by" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "proposed_starts" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "proposed_ends" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "proposed_held_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "proposal_lapses" timestamp (3) with time zone;--> statement-breakpoint
-- A feed of before goes on under the password of now.
ALTER TABLE "calendar_feeds" ADD COLUMN "password_mark" bytea;--> statement-breakpoint
UPDATE "calendar_feeds" SET "password_mark" = sha256(convert_to(coalesce((SELECT "password_hash" FROM "therapists" WHERE "id" = "therapist_id"), ''), 'UTF8'));--> statement-breakpoint
ALTER TABLE "calendar_feeds" ALTER COLUMN "password_mark" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "appointments_proposed" ON "appointments" USING btree ("therapist_id","proposed_starts") WHERE proposed_starts IS NOT NULL;--> statement-breakpoint
CREATE INDEX "appointments_proposal_lapses" ON "appointments" USING btree ("proposal_lapses") WHERE proposal_lapses IS NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_proposal_whole" CHECK (num_nonnulls("appointments"."proposed_by", "appointments"."proposed_starts", "appointments"."proposed_ends", "appointments"."proposed_held_until", "appointments"."proposal_lapses") IN (0, 5)
        AND ("appointments"."proposed_starts" IS NULL OR "appointments"."proposed_starts" < "appointments"."proposed_ends" AND "appointments"."proposed_ends" <= "appointments"."proposed_held_until"));
--> statement-breakpoint
-- A row holds two times while one is proposed: both against all other rows, and neither against its own.
ALTER TABLE "appointments" DROP CONSTRAINT "appointments_of_therapist";
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_of_therapist" EXCLUDE USING gist ("therapist_id" WITH =, (CASE WHEN "proposed_starts" IS NULL THEN tstzmultirange(tstzrange("starts", "held_until")) ELSE tstzmultirange(tstzrange("starts", "held_until"), tstzrange("proposed_starts", "proposed_held_until")) END) WITH &&) WHERE ("status" IN ('offered', 'requested', 'confirmed'));
--> statement-breakpoint
ALTER TABLE "appointments" DROP CONSTRAINT "appointments_of_patient";
--> statement-breakpoint
-- Of a time that the therapist proposes nothing is held for the patient: a refusal would tell of their other appointments.
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_of_patient" EXCLUDE USING gist ("user_id" WITH =, (CASE WHEN "proposed_by" IS DISTINCT FROM 'patient' THEN tstzmultirange(tstzrange("starts", "ends")) ELSE tstzmultirange(tstzrange("starts", "ends"), tstzrange("proposed_starts", "proposed_ends")) END) WITH &&) WHERE ("status" IN ('requested', 'confirmed'));
