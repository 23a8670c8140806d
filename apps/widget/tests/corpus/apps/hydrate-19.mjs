import './hydrate.mjs';
