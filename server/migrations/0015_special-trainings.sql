ALTER TABLE "licence_findings" ADD COLUMN "area" text;--> statement-breakpoint
ALTER TABLE "licences" ADD COLUMN "area" text;