-- PostgreSQL lets everybody execute a new function, and takes that back by default for all schemas of a role only, with the
-- functions of its extensions. So it is taken back here, of everything that was made; what is granted by name stays.
revoke execute on all functions in schema public, private from public;
