CREATE TABLE "grant_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"therapist_id" uuid NOT NULL,
	"item" text NOT NULL,
	"entry_id" uuid,
	"purpose" text,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "grant_items_once" UNIQUE NULLS NOT DISTINCT("user_id","therapist_id","item","entry_id")
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"number" bigint PRIMARY KEY DEFAULT 0 NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"subject" "bytea",
	"sealed" "bytea",
	"open" text DEFAULT '' NOT NULL,
	"hash" "bytea" DEFAULT '\x'::bytea NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_salts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"salt" "bytea" NOT NULL,
	"seen_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "first_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "grant_items" ADD CONSTRAINT "grant_items_entry_id_journals_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."journals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_items" ADD CONSTRAINT "grant_items_user_id_therapist_id_grants_user_id_therapist_id_fk" FOREIGN KEY ("user_id","therapist_id") REFERENCES "public"."grants"("user_id","therapist_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_salts" ADD CONSTRAINT "ledger_salts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grant_items_expires_at" ON "grant_items" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "ledger_subject" ON "ledger" USING btree ("subject","number");
--> statement-breakpoint
CREATE FUNCTION "ledger_append"() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE "last" record;
BEGIN
	-- One appends at a time, until its transaction ends: a chain has no forks.
	PERFORM pg_advisory_xact_lock(7214402190312);
	SELECT "number", "hash" INTO "last" FROM public."ledger" ORDER BY "number" DESC LIMIT 1;
	NEW."number" := coalesce("last"."number", 0) + 1;
	NEW."at" := date_trunc('milliseconds', clock_timestamp());
	NEW."hash" := sha256(coalesce("last"."hash", decode(repeat('00', 32), 'hex')) || convert_to(concat_ws(E'\n',
		NEW."number"::text,
		to_char(NEW."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
		NEW."kind",
		coalesce(encode(NEW."subject", 'hex'), ''),
		coalesce(encode(NEW."sealed", 'hex'), ''),
		NEW."open"), 'UTF8'));
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_append" BEFORE INSERT ON "ledger" FOR EACH ROW EXECUTE FUNCTION "ledger_append"();
--> statement-breakpoint
CREATE FUNCTION "ledger_refuse"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The ledger is only ever added to' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_refuse" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse"();
--> statement-breakpoint
INSERT INTO "grant_items" ("user_id", "therapist_id", "item", "granted_at")
	SELECT "user_id", "therapist_id", "one"."item", "updated_at" FROM "grants"
	CROSS JOIN LATERAL (VALUES ('summary', "summary"), ('danger', "summary" AND "danger"), ('journals', "journals")) AS "one" ("item", "is_shared")
	WHERE "one"."is_shared";
--> statement-breakpoint
UPDATE "grants" SET "first_read_at" = "read"."at" FROM (
	SELECT "user_id", "therapist_id", min("at") AS "at" FROM "summary_readings" GROUP BY 1, 2
) AS "read" WHERE "read"."user_id" = "grants"."user_id" AND "read"."therapist_id" = "grants"."therapist_id";
--> statement-breakpoint
INSERT INTO "ledger" ("kind", "open")
	SELECT 'operator', json_build_object('by', "os_user", 'action', "action", 'therapistId', "therapist_id", 'detail', "detail",
		'at', to_char("at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text
	FROM "operator_audit" ORDER BY "id";
--> statement-breakpoint
-- Readings name people: the next start seals them into the ledger and takes the table away.
DO $$ BEGIN
	IF NOT EXISTS (SELECT FROM "summary_readings") THEN DROP TABLE "summary_readings"; END IF;
END $$;
--> statement-breakpoint
DROP TABLE "operator_audit" CASCADE;--> statement-breakpoint
ALTER TABLE "grants" DROP COLUMN "summary";--> statement-breakpoint
ALTER TABLE "grants" DROP COLUMN "danger";--> statement-breakpoint
ALTER TABLE "grants" DROP COLUMN "journals";