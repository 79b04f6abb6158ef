CREATE TABLE "learning_consents" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"salt" "bytea" NOT NULL,
	"subject" "bytea" NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "learning_consents_subject_unique" UNIQUE("subject")
);
--> statement-breakpoint
CREATE TABLE "learning_events" (
	"once" "bytea" PRIMARY KEY NOT NULL,
	"subject" "bytea" NOT NULL,
	"event" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "learning_consents" ADD CONSTRAINT "learning_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_events" ADD CONSTRAINT "learning_events_subject_learning_consents_subject_fk" FOREIGN KEY ("subject") REFERENCES "public"."learning_consents"("subject") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learning_events_subject" ON "learning_events" USING btree ("subject");