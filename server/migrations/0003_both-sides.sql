CREATE TABLE "ai_consents" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"name" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_days" (
	"day" date PRIMARY KEY NOT NULL,
	"calls" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_spendings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"calls" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_texts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"body" "bytea" NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "summary_reviews" (
	"user_id" uuid NOT NULL,
	"therapist_id" uuid NOT NULL,
	"part" text NOT NULL,
	"inputs_hash" text NOT NULL,
	"name" text NOT NULL,
	"note" "bytea",
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "summary_reviews_user_id_therapist_id_part_pk" PRIMARY KEY("user_id","therapist_id","part")
);
--> statement-breakpoint
CREATE TABLE "journal_analyses" (
	"journal_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"body" "bytea",
	"engine" text,
	"made_at" timestamp (3) with time zone,
	"claimed_at" timestamp with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journal_consents" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"allowed" boolean NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "licences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"therapist_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"place" text NOT NULL,
	"expires" date,
	"state" text DEFAULT 'self-declared' NOT NULL,
	"checked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_weights" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"weights" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shown_matches" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"shown" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inboxes" (
	"therapist_id" uuid PRIMARY KEY NOT NULL,
	"quiet_from" text,
	"quiet_to" text,
	"shortcuts" boolean NOT NULL,
	CONSTRAINT "inboxes_quiet" CHECK (("inboxes"."quiet_from" IS NULL) = ("inboxes"."quiet_to" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "operator_audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"os_user" text NOT NULL,
	"action" text NOT NULL,
	"therapist_id" uuid,
	"detail" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "responsiveness" (
	"therapist_id" uuid PRIMARY KEY NOT NULL,
	"threads" integer NOT NULL,
	"answered_within_72" integer NOT NULL,
	"median_seconds" integer,
	"silent" integer NOT NULL,
	"warned_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"measured_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"therapist_id" uuid NOT NULL,
	"body" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "therapists_name";--> statement-breakpoint
ALTER TABLE "journals" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "therapists" ADD COLUMN "accepting" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "therapists" ADD COLUMN "away_from" date;--> statement-breakpoint
ALTER TABLE "therapists" ADD COLUMN "away_until" date;--> statement-breakpoint
ALTER TABLE "therapists" ADD COLUMN "reply_hours" jsonb;--> statement-breakpoint
ALTER TABLE "ai_consents" ADD CONSTRAINT "ai_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_spendings" ADD CONSTRAINT "ai_spendings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_texts" ADD CONSTRAINT "ai_texts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summary_reviews" ADD CONSTRAINT "summary_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_analyses" ADD CONSTRAINT "journal_analyses_journal_id_journals_id_fk" FOREIGN KEY ("journal_id") REFERENCES "public"."journals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_analyses" ADD CONSTRAINT "journal_analyses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_consents" ADD CONSTRAINT "journal_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licences" ADD CONSTRAINT "licences_therapist_id_therapists_id_fk" FOREIGN KEY ("therapist_id") REFERENCES "public"."therapists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_weights" ADD CONSTRAINT "match_weights_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shown_matches" ADD CONSTRAINT "shown_matches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inboxes" ADD CONSTRAINT "inboxes_therapist_id_therapists_id_fk" FOREIGN KEY ("therapist_id") REFERENCES "public"."therapists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "responsiveness" ADD CONSTRAINT "responsiveness_therapist_id_therapists_id_fk" FOREIGN KEY ("therapist_id") REFERENCES "public"."therapists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_therapist_id_therapists_id_fk" FOREIGN KEY ("therapist_id") REFERENCES "public"."therapists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_texts_user" ON "ai_texts" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "journal_analyses_user" ON "journal_analyses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "journal_analyses_waiting" ON "journal_analyses" USING btree ("claimed_at") WHERE "journal_analyses"."body" IS NULL;--> statement-breakpoint
CREATE INDEX "licences_therapist_id" ON "licences" USING btree ("therapist_id");--> statement-breakpoint
CREATE INDEX "templates_therapist" ON "templates" USING btree ("therapist_id");--> statement-breakpoint
CREATE INDEX "therapists_years" ON "therapists" USING btree ("years_of_work") WHERE "therapists"."is_active";--> statement-breakpoint
CREATE INDEX "therapists_specialization_search" ON "therapists" USING gin (lower("specialization") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "therapists_name" ON "therapists" USING btree (lower("name"),"id","name","years_of_work") WHERE "therapists"."is_active";--> statement-breakpoint
ALTER TABLE "summaries" DROP COLUMN "reviewed_at";--> statement-breakpoint
ALTER TABLE "therapists" ADD CONSTRAINT "therapists_away" CHECK (("therapists"."away_from" IS NULL) = ("therapists"."away_until" IS NULL) AND "therapists"."away_from" <= "therapists"."away_until");