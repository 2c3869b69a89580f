"""What is kept: guests, tables, their events. SQLite by default, PostgreSQL for several processes."""
