CREATE TABLE "practice_facts" (
	"therapist_id" uuid PRIMARY KEY NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wish_facts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"wishes" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "practice_facts" ADD CONSTRAINT "practice_facts_therapist_id_therapists_id_fk" FOREIGN KEY ("therapist_id") REFERENCES "public"."therapists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_facts" ADD CONSTRAINT "wish_facts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;