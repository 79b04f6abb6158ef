CREATE TABLE "case_notes" (
	"therapist_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"body" "bytea" NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_notes_therapist_id_user_id_pk" PRIMARY KEY("therapist_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "case_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"therapist_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"body" "bytea" NOT NULL,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "asides" (
	"therapist_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"up_to" bigint NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "asides_therapist_id_user_id_pk" PRIMARY KEY("therapist_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "case_notes" ADD CONSTRAINT "case_notes_therapist_id_therapists_id_fk" FOREIGN KEY ("therapist_id") REFERENCES "public"."therapists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_notes" ADD CONSTRAINT "case_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_tasks" ADD CONSTRAINT "case_tasks_therapist_id_therapists_id_fk" FOREIGN KEY ("therapist_id") REFERENCES "public"."therapists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_tasks" ADD CONSTRAINT "case_tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asides" ADD CONSTRAINT "asides_therapist_id_therapists_id_fk" FOREIGN KEY ("therapist_id") REFERENCES "public"."therapists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asides" ADD CONSTRAINT "asides_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_notes_user" ON "case_notes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "case_tasks_therapist" ON "case_tasks" USING btree ("therapist_id","user_id");--> statement-breakpoint
CREATE INDEX "case_tasks_user" ON "case_tasks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "asides_user" ON "asides" USING btree ("user_id");