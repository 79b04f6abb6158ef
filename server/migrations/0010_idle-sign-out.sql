CREATE TABLE "sign_in_settings" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"idle_minutes" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "idle_minutes" integer DEFAULT 10080 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "sessions_short" ON "sessions" USING btree ("seen_at") WHERE idle_minutes < 10080;