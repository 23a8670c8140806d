#!/usr/bin/env node
import { runCli } from '../src/run-cli.mjs';

process.exitCode = await runCli(process.argv.slice(2), {
  env: process.env,
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
});
