"""Turns the trained sentence encoder (GGUF) into the ONNX file that the program runs.

make_onnx.py ENCODER.gguf OUT.onnx

    pip install numpy gguf onnx onnxruntime

Matrices become int8 of 7 bits, one scale a column; inputs are quantised when they come. With 8 bits the sums of two
products saturate on processors without VNNI, which then find other answers. Word vectors become int8, one scale a
piece. In: `ids` (int64, pieces). Out: `hidden` (float32, pieces × width), the last layer's states.
"""
import sys
import tempfile
from pathlib import Path

import gguf
import numpy as np
import onnx
from gguf.quants import dequantize
from onnx import TensorProto, helper, numpy_helper
from onnxruntime.quantization import QuantType, quantize_dynamic

EPSILON = 1e-12
OPSET = 20


def weights_of(path):
    reader = gguf.GGUFReader(path)
    fields = {name: field.parts[field.data[0]].item() for name, field in reader.fields.items() if len(field.data) == 1
              and field.parts[field.data[0]].size == 1}
    held = {t.name: dequantize(t.data, t.tensor_type).astype(np.float32) for t in reader.tensors}
    return held, fields["bert.block_count"], fields["bert.attention.head_count"], fields["bert.attention.layer_norm_epsilon"]


class Graph:
    def __init__(self):
        self.nodes, self.held, self.made = [], [], 0

    def constant(self, array, name=None):
        name = name or self.name("c")
        self.held.append(numpy_helper.from_array(np.ascontiguousarray(array), name))
        return name

    def name(self, start):
        self.made += 1
        return f"{start}{self.made}"

    def op(self, kind, *inputs, out=None, **attributes):
        out = out or self.name(kind.lower())
        self.nodes.append(helper.make_node(kind, list(inputs), [out], **attributes))
        return out


def build(held, layers, heads, epsilon):
    g = Graph()
    words = held["embeddings.word_embeddings.weight"]
    width = words.shape[1]
    scale = np.abs(words).max(axis=1, keepdims=True) / 127
    scale[scale == 0] = 1
    small = np.round(words / scale).astype(np.int8)
    scales = g.constant(scale.astype(np.float32), "word_scales")
    picked = g.op("Cast", g.op("Gather", g.constant(small, "words"), "ids"), to=TensorProto.FLOAT)
    x = g.op("Mul", picked, g.op("Gather", scales, "ids"))
    count = g.op("Shape", "ids")
    zero, one = g.constant(np.array([0], np.int64)), g.constant(np.array([1], np.int64))
    places = g.constant(held["embeddings.position_embeddings.weight"] + held["embeddings.token_type_embeddings.weight"][:1])
    x = g.op("Add", x, g.op("Slice", places, zero, count, zero, one))

    def norm(x, name):
        return g.op("LayerNormalization", x, g.constant(held[f"{name}.weight"]), g.constant(held[f"{name}.bias"]),
                    axis=-1, epsilon=epsilon)

    def linear(x, name):
        return g.op("Add", g.op("MatMul", x, g.constant(held[f"{name}.weight"].T, f"{name}.weight")),
                    g.constant(held[f"{name}.bias"]))

    split = g.constant(np.array([0, heads, width // heads], np.int64))
    join = g.constant(np.array([0, width], np.int64))
    root = g.constant(np.array(1 / np.sqrt(width // heads), np.float32))

    def apart(x, order):
        return g.op("Transpose", g.op("Reshape", x, split), perm=order)

    x = norm(x, "embeddings.LayerNorm")
    for n in range(layers):
        layer = f"encoder.layer.{n}"
        query = apart(linear(x, f"{layer}.attention.self.query"), [1, 0, 2])
        key = apart(linear(x, f"{layer}.attention.self.key"), [1, 2, 0])
        value = apart(linear(x, f"{layer}.attention.self.value"), [1, 0, 2])
        seen = g.op("Softmax", g.op("Mul", g.op("MatMul", query, key), root), axis=-1)
        seen = g.op("Reshape", g.op("Transpose", g.op("MatMul", seen, value), perm=[1, 0, 2]), join)
        x = norm(g.op("Add", x, linear(seen, f"{layer}.attention.output.dense")), f"{layer}.attention.output.LayerNorm")
        wide = g.op("Gelu", linear(x, f"{layer}.intermediate.dense"))
        x = norm(g.op("Add", x, linear(wide, f"{layer}.output.dense")), f"{layer}.output.LayerNorm")
    g.nodes[-1].output[0] = "hidden"
    ids = helper.make_tensor_value_info("ids", TensorProto.INT64, ["pieces"])
    hidden = helper.make_tensor_value_info("hidden", TensorProto.FLOAT, ["pieces", width])
    graph = helper.make_graph(g.nodes, "encoder", [ids], [hidden], g.held)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=10)
    onnx.checker.check_model(model)
    return model


def main(source, target):
    model = build(*weights_of(source))
    with tempfile.TemporaryDirectory() as folder:
        plain = str(Path(folder) / "plain.onnx")
        onnx.save(model, plain)
        quantize_dynamic(plain, target, op_types_to_quantize=["MatMul"], per_channel=True, weight_type=QuantType.QInt8,
                         reduce_range=True,
                         extra_options={"MatMulConstBOnly": True})


if __name__ == "__main__":
    main(*sys.argv[1:3])
