"""From kernels to LLVM IR: Numba compiles them, and each export gets a function with plain arguments.

Numba passes an array as seven or more values, integers with 64 bits, and results through memory. The functions made
here take what JavaScript has: addresses and integers with 32 bits, and floats. This reaches into Numba.
"""

import sys
from collections.abc import Iterator
from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba.core import types
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target
from numba.np.arrayobj import populate_array

from orbis.wasm.blocks import offsets_of
from orbis.wasm.exports import BLOCKS, EXPORTS, FLOAT, GROUPS, INT, MANY, Export

POINTER = ir.IntType(8).as_pointer()
NUMBER = ir.IntType(32)
DOUBLE = ir.DoubleType()
LENGTH = ir.IntType(64)
_NUMBERS = {INT: types.int64, FLOAT: types.float64}


def llvm_ir() -> str:
    """All exports and everything they call, as one module that is not optimized yet."""
    results = [_compiled(export) for export in EXPORTS]
    with global_compiler_lock:
        context = cpu_target.target_context
        library = context.codegen().create_library("orbis")
        module = library.create_ir_module("orbis")
        for export, result in zip(EXPORTS, results, strict=True):
            _add_export(context, module, export, result)
            library.add_linking_library(result.library)
        library.add_ir_module(module)
        library.finalize()
    return str(library.get_llvm_str())


def _compiled(export: Export) -> Any:
    """Numba's result for these kinds of arguments."""
    signature = tuple(map(_type_of, export.kinds))
    kernel: Any = export.kernel
    kernel.compile(signature)
    return kernel.overloads[signature]


def _type_of(kind: str) -> Any:
    """Numba's type for a kind of arguments."""
    if kind in _NUMBERS:
        return _NUMBERS[kind]
    return numba.typeof(GROUPS[kind].example if kind in GROUPS else BLOCKS[kind])


def _add_export(context: Any, module: ir.Module, export: Export, result: Any) -> None:
    descriptor = result.fndesc
    returned = {types.none: ir.VoidType(), types.float64: DOUBLE}.get(descriptor.restype, NUMBER)
    parameters = [parameter for kind in export.kinds for parameter in _parameters(kind)]
    function = ir.Function(module, ir.FunctionType(returned, parameters), export.name)
    builder = ir.IRBuilder(function.append_basic_block())
    given = iter(function.args)
    arguments = [_argument(context, builder, kind, given) for kind in export.kinds]
    callee = context.declare_function(module, descriptor)
    _, value = context.call_conv.call_function(builder, callee, descriptor.restype, descriptor.argtypes, arguments)
    if descriptor.restype is types.none:
        builder.ret_void()
    elif descriptor.restype is types.float64:
        builder.ret(value)
    else:
        builder.ret(context.cast(builder, value, descriptor.restype, types.int32))


def _parameters(kind: str) -> list[ir.Type]:
    """The types of the parameters that stand for one of the kernel's."""
    if kind in GROUPS:
        return [parameter for each in GROUPS[kind].kinds for parameter in _parameters(each)]
    if kind in MANY:
        return [POINTER, NUMBER]
    return [{INT: NUMBER, FLOAT: DOUBLE}.get(kind, POINTER)]


def _argument(context: Any, builder: ir.IRBuilder, kind: str, given: Iterator[ir.Value]) -> Any:
    """The argument for the kernel, made from those given."""
    if kind in GROUPS:
        arrays = [_argument(context, builder, each, given) for each in GROUPS[kind].kinds]
        return context.make_tuple(builder, _type_of(kind), arrays)
    first = next(given)
    if kind == INT:
        return builder.sext(first, LENGTH)
    if kind == FLOAT:
        return first
    example = BLOCKS[kind]
    if kind in MANY:
        return _array(context, builder, example, first, builder.sext(next(given), LENGTH))
    if isinstance(example, tuple):
        addresses = [builder.gep(first, [NUMBER(offset)]) for offset in offsets_of(example)]
        arrays = [_array(context, builder, *array) for array in zip(example, addresses, strict=True)]
        return context.make_tuple(builder, _type_of(kind), arrays)
    if isinstance(example, np.ndarray):
        return _array(context, builder, example, first)
    return builder.bitcast(first, context.get_value_type(_type_of(kind)))


def _array(
    context: Any, builder: ir.IRBuilder, example: np.ndarray, address: ir.Value, length: ir.Value | None = None
) -> Any:
    """An array like the example at an address, possibly with another length."""
    kind = numba.typeof(example)
    array = context.make_array(kind)(context, builder)
    shape = [LENGTH(size) for size in example.shape]
    if length is not None:
        shape[0] = length
    populate_array(
        array,
        data=builder.bitcast(address, array.data.type),
        shape=shape,
        strides=[LENGTH(stride) for stride in example.strides],
        itemsize=LENGTH(example.itemsize),
        meminfo=None,
    )
    return array._getvalue()


if __name__ == "__main__":
    sys.stdout.write(llvm_ir())
