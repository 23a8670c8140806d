/** A check that runs asks before its page is left. A test that goes elsewhere is not held up by the question. */
addEventListener('beforeunload', (event) => event.stopImmediatePropagation());
