-- Of those that repeated themselves before they were read the last one stays.
DELETE FROM "notifications" AS "row" USING "notifications" AS "later"
WHERE "row"."read_at" IS NULL AND "later"."read_at" IS NULL
	AND "row"."kind" NOT IN ('message', 'answer', 'decline')
	AND "row"."person_id" = "later"."person_id" AND "row"."kind" = "later"."kind"
	AND "row"."subject_id" IS NOT DISTINCT FROM "later"."subject_id"
	AND ("row"."at", "row"."id") < ("later"."at", "later"."id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_waiting" ON "notifications" USING btree ("person_id","kind",coalesce(subject_id, person_id)) WHERE read_at IS NULL AND kind NOT IN ('message', 'answer', 'decline');