-- What patients shared before stays as it stood: their answers about danger were part of it.
UPDATE "grants" SET "danger" = "summary";--> statement-breakpoint
-- Threads of those whom the operator has deactivated already.
UPDATE "threads" SET "paused" = true WHERE EXISTS (
	SELECT 1 FROM "therapists" WHERE "deactivated_at" IS NOT NULL AND "therapists"."id" IN ("a_id", "b_id")
);
