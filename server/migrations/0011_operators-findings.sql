CREATE TABLE "licence_findings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"therapist_id" uuid NOT NULL,
	"licence_id" uuid NOT NULL,
	"finding" text NOT NULL,
	"seen" "bytea" NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "licences" ADD COLUMN "rejected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "licences" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "outcome" "bytea";--> statement-breakpoint
ALTER TABLE "therapists" ADD COLUMN "suspended_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "therapists" ADD COLUMN "stop_reason" "bytea";--> statement-breakpoint
ALTER TABLE "licence_findings" ADD CONSTRAINT "licence_findings_therapist_id_therapists_id_fk" FOREIGN KEY ("therapist_id") REFERENCES "public"."therapists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "licence_findings_therapist_id" ON "licence_findings" USING btree ("therapist_id");