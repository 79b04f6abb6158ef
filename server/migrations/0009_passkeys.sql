CREATE TABLE "passkey_challenges" (
	"purpose" text NOT NULL,
	"bound_to" text NOT NULL,
	"person_id" uuid,
	"challenge" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passkey_challenges_purpose_bound_to_pk" PRIMARY KEY("purpose","bound_to")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"role" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"name" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE INDEX "passkey_challenges_person_id" ON "passkey_challenges" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "passkeys_person_id" ON "passkeys" USING btree ("person_id");