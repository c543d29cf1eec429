import { runCommand } from './run-command.ts'

// npm runs scripts in the project's folder; INIT_CWD is where it was called.
process.exitCode = await runCommand(process.argv.slice(2), {
  environment: process.env,
  folder: process.env.INIT_CWD ?? process.cwd(),
  output: process.stdout,
  errors: process.stderr,
})
