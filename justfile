# Tasks of Palabre. Without `just` installed: npx --yes rust-just <task>

set windows-shell := ["powershell.exe", "-NoLogo", "-Command"]

# the tasks there are
default:
    @"{{ just_executable() }}" --justfile "{{ justfile() }}" --list --unsorted

# build the front end and the server, load the demonstration data, serve http://localhost:8080
run *ARGS:
    @node scripts/run.mjs {{ ARGS }}

# everything: format, lints, Rust tests on SQLite and PostgreSQL, front end, end to end in a browser
test:
    @node scripts/test.mjs

# fast: format, lints, layers, types, unit tests; `--changed` what the change touches, but that whole
check *ARGS:
    @node scripts/check.mjs {{ ARGS }}

# release binary with the front end inside, at target/release/palabre
build:
    @node scripts/build.mjs

# watch both: the front end on http://localhost:5173, the server rebuilt on change
dev:
    @node scripts/dev.mjs

# the journeys in a browser, on every screen: both databases, or the one named (sqlite, postgres); or in firefox; `--grep @feature`
e2e *ARGS:
    @node scripts/e2e.mjs {{ ARGS }}

# the figures of docs/performance.md
bench *ARGS:
    @node scripts/bench.mjs {{ ARGS }}

# lives of payments with faults and crashes: so many with each protocol on each database, other ones each time or from a seed on
lives *ARGS:
    @node scripts/lives.mjs {{ ARGS }}

# Lighthouse on the release build, on a phone, and the home page on a slow line
lighthouse *ARGS:
    @node scripts/lighthouse.mjs {{ ARGS }}

# the README's pictures taken anew, from the demonstration data: all of them, or those named
screenshots *ARGS:
    @node scripts/screenshots.mjs {{ ARGS }}

# load the legal knowledge, the case law and the demonstration accounts
seed:
    @cargo run --quiet --package palabre -- seed --demo

# write docs/openapi.json and the front end's types again
openapi:
    @node scripts/openapi.mjs
