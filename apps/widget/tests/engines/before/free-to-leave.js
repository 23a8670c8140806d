/** A running check asks before its page is left. Suppresses the question for tests that navigate away. */
addEventListener('beforeunload', (event) => event.stopImmediatePropagation());
