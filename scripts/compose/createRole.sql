-- The image of PostgreSQL runs this once, as its administrator, when its volume is empty.
\getenv password POSTGRES_PASSWORD
create role value_drivers login password :'password';
create database value_drivers owner value_drivers;
revoke all on database value_drivers from public;
