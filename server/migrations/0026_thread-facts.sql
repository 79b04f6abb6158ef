ALTER TABLE "threads" ADD COLUMN "first_from" uuid;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "first_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "last_from" uuid;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "a_unread" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "b_unread" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What the messages of before say. What a message comes to from now on, the statement that stores it notes.
UPDATE "threads" AS t SET "first_from" = first.from_id, "first_at" = first.date,
  "answered_at" = answer.date, "last_from" = last.from_id, "waiting_since" = waiting.date,
  "a_unread" = (SELECT count(*) FROM "messages" AS m
    WHERE m.thread_id = t.id AND m.seq > t.a_read AND m.from_id <> t.a_id),
  "b_unread" = (SELECT count(*) FROM "messages" AS m
    WHERE m.thread_id = t.id AND m.seq > t.b_read AND m.from_id <> t.b_id)
FROM "threads" AS of
CROSS JOIN LATERAL (
  SELECT from_id, date FROM "messages" AS m WHERE m.thread_id = of.id ORDER BY seq LIMIT 1
) AS first
CROSS JOIN LATERAL (
  SELECT from_id, date FROM "messages" AS m WHERE m.thread_id = of.id ORDER BY seq DESC LIMIT 1
) AS last
LEFT JOIN LATERAL (
  SELECT date FROM "messages" AS m
  WHERE m.thread_id = of.id AND m.from_id <> first.from_id ORDER BY seq LIMIT 1
) AS answer ON true
CROSS JOIN LATERAL (
  SELECT date FROM "messages" AS m WHERE m.thread_id = of.id AND m.seq > coalesce((
    SELECT seq FROM "messages" AS m
    WHERE m.thread_id = of.id AND m.from_id <> last.from_id ORDER BY seq DESC LIMIT 1), 0)
  ORDER BY seq LIMIT 1
) AS waiting
WHERE t.id = of.id;
