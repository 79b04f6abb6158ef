DROP INDEX "therapists_email";--> statement-breakpoint
DROP INDEX "therapists_username";--> statement-breakpoint
DROP INDEX "users_email";--> statement-breakpoint
DROP INDEX "users_username";--> statement-breakpoint
ALTER TABLE "therapists" ALTER COLUMN "username" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "therapists" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "therapists" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "username" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "therapists" ADD COLUMN "sealed_username" "bytea";--> statement-breakpoint
ALTER TABLE "therapists" ADD COLUMN "sealed_email" "bytea";--> statement-breakpoint
ALTER TABLE "therapists" ADD COLUMN "sealed_phone" "bytea";--> statement-breakpoint
ALTER TABLE "therapists" ADD COLUMN "username_index" "bytea";--> statement-breakpoint
ALTER TABLE "therapists" ADD COLUMN "email_index" "bytea";--> statement-breakpoint
ALTER TABLE "therapists" ADD COLUMN "sealed_shown_email" "bytea";--> statement-breakpoint
ALTER TABLE "therapists" ADD COLUMN "sealed_shown_phone" "bytea";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sealed_username" "bytea";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sealed_email" "bytea";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sealed_phone" "bytea";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "username_index" "bytea";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_index" "bytea";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sealed_name" "bytea";--> statement-breakpoint
CREATE UNIQUE INDEX "therapists_email" ON "therapists" USING btree ("email_index");--> statement-breakpoint
CREATE UNIQUE INDEX "therapists_username" ON "therapists" USING btree ("username_index");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email_index");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree ("username_index");