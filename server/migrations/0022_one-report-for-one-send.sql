ALTER TABLE "reports" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_client_id" UNIQUE("reporter_id","client_id");