CREATE TABLE "key_epochs" (
	"epoch" integer PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"key_destroyed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "data_keys" ADD COLUMN "epoch" integer DEFAULT 0 NOT NULL;