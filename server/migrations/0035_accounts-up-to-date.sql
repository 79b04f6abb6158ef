DROP INDEX "therapists_without_look";--> statement-breakpoint
DROP INDEX "users_without_look";--> statement-breakpoint
CREATE INDEX "therapists_look_missing" ON "therapists" USING btree ("id") WHERE "therapists"."username_look" IS NULL AND "therapists"."sealed_username" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "users_look_missing" ON "users" USING btree ("id") WHERE "users"."username_look" IS NULL AND "users"."sealed_username" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "users_in_the_clear" ON "users" USING btree ("id") WHERE "users"."username" IS NOT NULL OR "users"."email" IS NOT NULL OR "users"."phone" IS NOT NULL OR "users"."name" IS NOT NULL;