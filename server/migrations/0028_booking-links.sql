ALTER TABLE "calendars" ADD COLUMN "handle" text;--> statement-breakpoint
ALTER TABLE "calendars" ADD COLUMN "former_handle" text;--> statement-breakpoint
CREATE UNIQUE INDEX "calendars_handle" ON "calendars" USING btree ("handle");--> statement-breakpoint
CREATE INDEX "calendars_former_handle" ON "calendars" USING btree ("former_handle");