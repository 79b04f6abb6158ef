CREATE TABLE "busy_sources" (
	"therapist_id" uuid NOT NULL,
	"source" text NOT NULL,
	"version" uuid NOT NULL,
	"body" "bytea",
	"read_at" timestamp (3) with time zone NOT NULL,
	"known_until" timestamp (3) with time zone NOT NULL,
	"left_out" integer NOT NULL,
	"failed_at" timestamp (3) with time zone,
	"problem" text,
	"next_at" timestamp (3) with time zone,
	CONSTRAINT "busy_sources_therapist_id_source_pk" PRIMARY KEY("therapist_id","source"),
	CONSTRAINT "busy_sources_whole" CHECK (("busy_sources"."source" = 'address') = ("busy_sources"."body" IS NOT NULL)
        AND ("busy_sources"."source" = 'address') = ("busy_sources"."next_at" IS NOT NULL)
        AND ("busy_sources"."failed_at" IS NULL) = ("busy_sources"."problem" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "busy_times" (
	"therapist_id" uuid NOT NULL,
	"source" text NOT NULL,
	"starts" timestamp (3) with time zone NOT NULL,
	"ends" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "busy_times_therapist_id_source_starts_pk" PRIMARY KEY("therapist_id","source","starts"),
	CONSTRAINT "busy_times_order" CHECK ("busy_times"."starts" < "busy_times"."ends")
);
--> statement-breakpoint
ALTER TABLE "busy_sources" ADD CONSTRAINT "busy_sources_therapist_id_therapists_id_fk" FOREIGN KEY ("therapist_id") REFERENCES "public"."therapists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_source" FOREIGN KEY ("therapist_id","source") REFERENCES "public"."busy_sources"("therapist_id","source") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "busy_sources_next_at" ON "busy_sources" USING btree ("next_at") WHERE next_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "busy_times_ends" ON "busy_times" USING btree ("therapist_id","ends");