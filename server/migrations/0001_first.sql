CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"person_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "grants" (
	"user_id" uuid NOT NULL,
	"therapist_id" uuid NOT NULL,
	"summary" boolean NOT NULL,
	"journals" boolean NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "grants_user_id_therapist_id_pk" PRIMARY KEY("user_id","therapist_id")
);
--> statement-breakpoint
CREATE TABLE "summaries" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"body" "bytea" NOT NULL,
	"engine" text NOT NULL,
	"inputs_hash" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reviewed_at" timestamp with time zone,
	CONSTRAINT "summaries_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "summary_readings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"therapist_id" uuid NOT NULL,
	"name" text NOT NULL,
	"parts" text[] NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"entry" "bytea" NOT NULL,
	"client_id" uuid,
	"date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "journals_client_id" UNIQUE("user_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"from_id" uuid NOT NULL,
	"body" "bytea" NOT NULL,
	"client_id" uuid,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "messages_order" UNIQUE("thread_id","seq"),
	CONSTRAINT "messages_client_id" UNIQUE("from_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"a_id" uuid NOT NULL,
	"a_model" text NOT NULL,
	"b_id" uuid NOT NULL,
	"b_model" text NOT NULL,
	"key_id" uuid NOT NULL,
	"last_seq" bigint DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	"a_read" bigint DEFAULT 0 NOT NULL,
	"b_read" bigint DEFAULT 0 NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "threads_pair" UNIQUE("a_id","b_id")
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"webp" "bytea" NOT NULL,
	"etag" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "therapist_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"question_id" uuid NOT NULL,
	"answer" "bytea" NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"therapist_id" uuid NOT NULL,
	CONSTRAINT "therapist_answers_question" UNIQUE("therapist_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "user_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"question_id" uuid NOT NULL,
	"answer" "bytea" NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "user_answers_question" UNIQUE("user_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "therapists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text,
	"photo_id" uuid,
	"questions_submitted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"deactivated_at" timestamp with time zone,
	"practice" jsonb,
	"specialization" text DEFAULT '' NOT NULL,
	"years_of_work" integer,
	"experience" text DEFAULT '' NOT NULL,
	"approach" text DEFAULT '' NOT NULL,
	"clients" text DEFAULT '' NOT NULL,
	"additional_services" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"user_id" uuid NOT NULL,
	"therapist_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_user_id_therapist_id_pk" PRIMARY KEY("user_id","therapist_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text,
	"photo_id" uuid,
	"questions_submitted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_keys" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"wrapped" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vault_check" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summaries" ADD CONSTRAINT "summaries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summary_readings" ADD CONSTRAINT "summary_readings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journals" ADD CONSTRAINT "journals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapist_answers" ADD CONSTRAINT "therapist_answers_therapist_id_therapists_id_fk" FOREIGN KEY ("therapist_id") REFERENCES "public"."therapists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_answers" ADD CONSTRAINT "user_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_therapist_id_therapists_id_fk" FOREIGN KEY ("therapist_id") REFERENCES "public"."therapists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_person_id" ON "sessions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "summary_readings_user" ON "summary_readings" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "journals_newest" ON "journals" USING btree ("user_id","date","id");--> statement-breakpoint
CREATE INDEX "threads_b" ON "threads" USING btree ("b_id");--> statement-breakpoint
CREATE INDEX "threads_key" ON "threads" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "photos_owner_id" ON "photos" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "therapists_email" ON "therapists" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "therapists_username" ON "therapists" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "therapists_name" ON "therapists" USING btree (lower("name"),"id") WHERE "therapists"."is_active";--> statement-breakpoint
CREATE INDEX "therapists_name_search" ON "therapists" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree (lower("username"));