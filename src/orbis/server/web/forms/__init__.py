"""The models of everything sent and received: the source of the OpenAPI schema."""
