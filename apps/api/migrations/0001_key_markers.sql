CREATE TABLE "key_markers" (
	"setting" text NOT NULL,
	"name" text NOT NULL,
	"marker" text NOT NULL,
	CONSTRAINT "key_markers_setting_name_pk" PRIMARY KEY("setting","name")
);
