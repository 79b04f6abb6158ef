CREATE TABLE "advices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"body" "bytea" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recommendation_memories" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"memory" "bytea" NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trusted_people" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"person" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "advices" ADD CONSTRAINT "advices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_memories" ADD CONSTRAINT "recommendation_memories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trusted_people" ADD CONSTRAINT "trusted_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;