CREATE TABLE "imports" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"archive" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"part" text NOT NULL,
	"position" integer NOT NULL,
	"body" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "kept_records_order" ON "kept_records" USING btree ("person_id","part","position");