CREATE TABLE "emptied_tables" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- In the transaction of whoever deletes or changes, and as the same person.
CREATE FUNCTION "note_emptied"() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
	IF TG_LEVEL = 'STATEMENT' THEN
		IF NOT EXISTS (SELECT FROM "gone") THEN RETURN NULL; END IF;
	END IF;
	INSERT INTO public."emptied_tables" ("name") VALUES (TG_TABLE_NAME);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "emptied_by_delete" AFTER DELETE ON "therapists" REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "note_emptied"();
--> statement-breakpoint
CREATE TRIGGER "emptied_by_update" AFTER UPDATE ON "therapists" FOR EACH ROW WHEN ((OLD."name", OLD."practice", OLD."specialization", OLD."experience", OLD."approach", OLD."clients", OLD."additional_services") IS DISTINCT FROM (NEW."name", NEW."practice", NEW."specialization", NEW."experience", NEW."approach", NEW."clients", NEW."additional_services")) EXECUTE FUNCTION "note_emptied"();
--> statement-breakpoint
CREATE TRIGGER "emptied_by_delete" AFTER DELETE ON "licences" REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "note_emptied"();
--> statement-breakpoint
CREATE TRIGGER "emptied_by_update" AFTER UPDATE ON "licences" FOR EACH ROW WHEN ((OLD."kind", OLD."number", OLD."place") IS DISTINCT FROM (NEW."kind", NEW."number", NEW."place")) EXECUTE FUNCTION "note_emptied"();
--> statement-breakpoint
CREATE TRIGGER "emptied_by_delete" AFTER DELETE ON "practice_facts" REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "note_emptied"();
--> statement-breakpoint
CREATE TRIGGER "emptied_by_update" AFTER UPDATE ON "practice_facts" FOR EACH ROW WHEN (OLD."facts" IS DISTINCT FROM NEW."facts") EXECUTE FUNCTION "note_emptied"();
--> statement-breakpoint
CREATE TRIGGER "emptied_by_delete" AFTER DELETE ON "calendars" REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "note_emptied"();
--> statement-breakpoint
CREATE TRIGGER "emptied_by_update" AFTER UPDATE ON "calendars" FOR EACH ROW WHEN (OLD."handle" IS DISTINCT FROM NEW."handle") EXECUTE FUNCTION "note_emptied"();
--> statement-breakpoint
CREATE TRIGGER "emptied_by_delete" AFTER DELETE ON "booking_handles" REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "note_emptied"();
--> statement-breakpoint
CREATE TRIGGER "emptied_by_update" AFTER UPDATE ON "booking_handles" FOR EACH ROW WHEN (OLD."handle" IS DISTINCT FROM NEW."handle") EXECUTE FUNCTION "note_emptied"();
--> statement-breakpoint
CREATE TRIGGER "emptied_by_delete" AFTER DELETE ON "calendar_exceptions" REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "note_emptied"();
--> statement-breakpoint
CREATE TRIGGER "emptied_by_update" AFTER UPDATE ON "calendar_exceptions" FOR EACH ROW WHEN (OLD."hours" IS DISTINCT FROM NEW."hours") EXECUTE FUNCTION "note_emptied"();
--> statement-breakpoint
CREATE TRIGGER "emptied_by_delete" AFTER DELETE ON "photos" REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "note_emptied"();
--> statement-breakpoint
CREATE TRIGGER "emptied_by_delete" AFTER DELETE ON "summary_reviews" REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "note_emptied"();
--> statement-breakpoint
CREATE TRIGGER "emptied_by_update" AFTER UPDATE ON "summary_reviews" FOR EACH ROW WHEN (OLD."name" IS DISTINCT FROM NEW."name") EXECUTE FUNCTION "note_emptied"();
--> statement-breakpoint
-- What was deleted before this table was there, nobody noted.
INSERT INTO "emptied_tables" ("name") SELECT "one" FROM unnest(ARRAY['therapists', 'licences', 'practice_facts', 'calendars', 'booking_handles', 'calendar_exceptions', 'photos', 'summary_reviews']) AS "one"
	WHERE EXISTS (SELECT FROM "therapists") OR EXISTS (SELECT FROM "users");
