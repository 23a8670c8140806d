CREATE INDEX "mailed_links_expires_at" ON "mailed_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "provider_visits_expires_at" ON "provider_visits" USING btree ("expires_at");