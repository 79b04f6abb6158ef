CREATE TABLE "declines" (
	"thread_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"therapist_id" uuid NOT NULL,
	"reason" "bytea",
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "inboxes" ADD COLUMN "decline_words" "bytea";--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "declined_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "declines" ADD CONSTRAINT "declines_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declines" ADD CONSTRAINT "declines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declines" ADD CONSTRAINT "declines_therapist_id_therapists_id_fk" FOREIGN KEY ("therapist_id") REFERENCES "public"."therapists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "declines_user" ON "declines" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "declines_therapist" ON "declines" USING btree ("therapist_id");